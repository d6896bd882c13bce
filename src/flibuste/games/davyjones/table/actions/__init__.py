"""Every choice there is, a class for each kind: `sail A1 L@30 S@45.5/40`, `fire m2 B1 plain`, `load t4`."""
