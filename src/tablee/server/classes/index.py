"""Which class has this code, this teacher, this pupil; kept where a class is written."""

from __future__ import annotations

from tablee.server.by_person import ByPerson
from tablee.server.classes.document import Class


class ClassIndex:
    def __init__(self) -> None:
        self.by_code: dict[str, str] = {}
        self.taught = ByPerson()
        self.joined = ByPerson()

    def note(self, doc: Class) -> None:
        self.by_code[doc.code] = doc.id
        self.taught.note(doc.id, [doc.teacher])
        self.joined.note(doc.id, [pupil.id for pupil in doc.pupils])

    def drop(self, doc: Class) -> None:
        self.by_code.pop(doc.code, None)
        self.taught.drop(doc.id)
        self.joined.drop(doc.id)
