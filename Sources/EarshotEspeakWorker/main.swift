print("earshot-espeak")
