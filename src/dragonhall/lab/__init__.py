"""The laboratory. Programs that are run stand here, the parts that they are made of in the folders.

``arena/`` plays matches between bots, ``study/`` makes studies of many, ``training/`` trains networks by self-play,
``solving/`` solves small games exactly, and ``jobs/`` spreads work over processes and goes on after a stop.
"""
