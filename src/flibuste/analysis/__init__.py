"""Analysis: a match that is over, judged decision by decision.

`moments.py` judges one decision, `course.py` goes through a match, `report.py` sums up, `page.py` draws it.
"""
