"""Passkeys (WebAuthn): sign in with what unlocks one's phone or computer. Needs the extra ``passkeys``."""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from . import protocol as p
from .members import MOST_PASSKEYS, Account
from .problems import Refused
from .store import Conflict, Document
from .table_state import new_token, token_hash

if TYPE_CHECKING:
    from .hall import Hall

HOUSE = "Dragonhall"
ANSWERED, CHALLENGES = "challenge", "challenges"
"""Documents: challenges that were answered, kept as long as somebody could answer them again; and their owner."""
FRESH_MS = 5 * 60_000
CLEARED = 1_000
"""Answered challenges that are forgotten at once, at most."""
AVAILABLE = find_spec("webauthn") is not None


class PasskeyDoc(Struct):
    public_key: bytes
    sign_count: int


class Passkeys:
    """Making and checking passkeys.

    What a challenge is for stands in its name, and the challenge follows from the name by a key of the hall. So nothing
    is kept of challenges that nobody answers, and the answer may come to another server.
    """

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def options(self, host: str, account: Account | None) -> p.PasskeyOptions:
        """For adding a passkey to an account, or for signing in."""
        must_be_available()
        import webauthn
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
        )

        name = f"{self.hall.now()}-{account.member if account else ''}-{new_token()}"
        if account is None:
            made: Any = webauthn.generate_authentication_options(rp_id=host, challenge=self._challenge(name))
        else:
            known = await self.hall.store.documents("passkey", account.member, MOST_PASSKEYS)
            if len(known) >= MOST_PASSKEYS:
                raise too_many()
            made = webauthn.generate_registration_options(
                challenge=self._challenge(name),
                rp_id=host,
                rp_name=HOUSE,
                user_id=account.member.encode(),
                user_name=account.doc.name,
                exclude_credentials=[
                    PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(one.key)) for one in known
                ],
                # The authenticator keeps who it is for, so that one can sign in without a name.
                authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            )
        return p.PasskeyOptions(name, json.loads(webauthn.options_to_json(made)))

    async def add(self, account: Account, asked: p.AddPasskey, host: str, origin: str) -> None:
        must_be_available()
        import webauthn

        self._check(asked.challenge, account.member)
        try:
            found = webauthn.verify_registration_response(
                credential=asked.credential,
                expected_challenge=self._challenge(asked.challenge),
                expected_rp_id=host,
                expected_origin=origin,
            )
        except Exception as error:
            raise bad_passkey() from error
        # Options may have been asked for many times before.
        if len(await self.hall.store.documents("passkey", account.member, MOST_PASSKEYS)) >= MOST_PASSKEYS:
            raise too_many()
        doc = PasskeyDoc(found.credential_public_key, found.sign_count)
        key = webauthn.helpers.bytes_to_base64url(found.credential_id)
        new = Document("passkey", key, account.member, self.hall.now(), 0, msgspec.json.encode(doc))
        try:
            await self._answered(asked.challenge, new)
        except Conflict:
            raise Refused("bad-passkey", "This passkey is known already.") from None

    async def sign_in(self, asked: p.SignInWithPasskey, host: str, origin: str) -> tuple[Account, str]:
        must_be_available()
        import webauthn

        self._check(asked.challenge, "")
        key = str(asked.credential.get("id", ""))[:1000]
        known = await self.hall.store.document("passkey", key)
        account = None if known is None else await self.hall.members.account(known.owner)
        if known is None or account is None:
            raise bad_passkey()
        doc = msgspec.json.decode(known.doc, type=PasskeyDoc)
        try:
            found = webauthn.verify_authentication_response(
                credential=asked.credential,
                expected_challenge=self._challenge(asked.challenge),
                expected_rp_id=host,
                expected_origin=origin,
                credential_public_key=doc.public_key,
                credential_current_sign_count=doc.sign_count,
            )
        except Exception as error:
            raise bad_passkey() from error
        doc.sign_count = found.new_sign_count
        changed = Document("passkey", key, known.owner, known.at, known.rev + 1, msgspec.json.encode(doc))
        try:
            await self._answered(asked.challenge, changed)
        except Conflict:
            raise bad_passkey() from None
        return account, await self.hall.members.new_session(account, asked.device, asked.keys)

    def _challenge(self, name: str) -> bytes:
        """Nobody else can make it from the name."""
        return self.hall.seal(f"passkey {name}")

    def _check(self, name: str, member: str) -> None:
        """Raises Refused: the challenge is too old, or was for another one who adds a passkey (or signs in)."""
        at, _, rest = name.partition("-")
        fresh = at.isascii() and at.isdecimal() and len(at) < 16 and 0 <= self.hall.now() - int(at) <= FRESH_MS
        if not fresh or rest.partition("-")[0] != member:
            raise bad_passkey()

    async def _answered(self, name: str, passkey: Document) -> None:
        """A challenge can be answered once; raises Conflict."""
        now, store = self.hall.now(), self.hall.store
        old = await store.documents(ANSWERED, CHALLENGES, CLEARED, now - FRESH_MS)
        used = Document(ANSWERED, token_hash(name), CHALLENGES, now, 0, b"{}")
        await store.write([passkey, used], [(ANSWERED, one.key) for one in old])


def must_be_available() -> None:
    if not AVAILABLE:
        raise Refused("no-page", "This hall has no passkeys; its host can install the extra 'passkeys'.")


def too_many() -> Refused:
    return Refused("too-many", f"A member has {MOST_PASSKEYS} passkeys at most.")


def bad_passkey() -> Refused:
    return Refused("bad-passkey", "That passkey cannot be used here, or it took too long: try again.")
