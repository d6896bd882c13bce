"""Run a command when no other run of it is under way: one_at_a_time.py LOCK COMMAND…

Whoever comes second waits; a run that is killed leaves no lock behind."""

import fcntl
import os
import sys

lock = os.open(sys.argv[1], os.O_RDWR | os.O_CREAT)
os.set_inheritable(lock, True)  # the command holds it until it ends
fcntl.flock(lock, fcntl.LOCK_EX)
os.execv(sys.argv[2], sys.argv[2:])
