import EarshotEspeakEngine
import Glibc

exit(WorkerProgram.run(arguments: CommandLine.arguments))
