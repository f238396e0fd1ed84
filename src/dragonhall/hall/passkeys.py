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
from .table_state import new_token

if TYPE_CHECKING:
    from .hall import Hall

HOUSE = "Dragonhall"
CHALLENGES = "challenges"
FRESH_MS = 5 * 60_000
MOST_CHALLENGES = 10_000
AVAILABLE = find_spec("webauthn") is not None


class PasskeyDoc(Struct):
    public_key: bytes
    sign_count: int


class ChallengeDoc(Struct):
    challenge: bytes
    member: str | None
    """Who adds a passkey; none: somebody signs in."""


class Passkeys:
    """Making and checking passkeys."""

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

        if account is None:
            made: Any = webauthn.generate_authentication_options(rp_id=host)
        else:
            known = await self.hall.store.documents("passkey", account.member, MOST_PASSKEYS)
            if len(known) >= MOST_PASSKEYS:
                raise Refused("too-many", f"A member has {MOST_PASSKEYS} passkeys at most.")
            made = webauthn.generate_registration_options(
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
        key = await self._keep(ChallengeDoc(made.challenge, account.member if account else None))
        return p.PasskeyOptions(key, json.loads(webauthn.options_to_json(made)))

    async def add(self, account: Account, asked: p.AddPasskey, host: str, origin: str) -> None:
        must_be_available()
        import webauthn

        challenge = await self._take(asked.challenge)
        if challenge.member != account.member:
            raise bad_passkey()
        try:
            found = webauthn.verify_registration_response(
                credential=asked.credential,
                expected_challenge=challenge.challenge,
                expected_rp_id=host,
                expected_origin=origin,
            )
        except Exception as error:
            raise bad_passkey() from error
        doc = PasskeyDoc(found.credential_public_key, found.sign_count)
        key = webauthn.helpers.bytes_to_base64url(found.credential_id)
        try:
            await self.hall.store.write(
                [Document("passkey", key, account.member, self.hall.now(), 0, msgspec.json.encode(doc))]
            )
        except Conflict:
            raise Refused("bad-passkey", "This passkey is known already.") from None

    async def sign_in(self, asked: p.SignInWithPasskey, host: str, origin: str) -> tuple[Account, str]:
        must_be_available()
        import webauthn

        challenge = await self._take(asked.challenge)
        key = str(asked.credential.get("id", ""))[:1000]
        known = await self.hall.store.document("passkey", key)
        account = None if known is None else await self.hall.members.account(known.owner)
        if challenge.member is not None or known is None or account is None:
            raise bad_passkey()
        doc = msgspec.json.decode(known.doc, type=PasskeyDoc)
        try:
            found = webauthn.verify_authentication_response(
                credential=asked.credential,
                expected_challenge=challenge.challenge,
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
            await self.hall.store.write([changed])
        except Conflict:
            raise bad_passkey() from None
        return account, await self.hall.members.new_session(account, asked.device, asked.keys)

    async def _keep(self, doc: ChallengeDoc) -> str:
        """Challenges are kept in the store, since the answer may come to another server."""
        key, now, store = new_token(), self.hall.now(), self.hall.store
        waiting = await store.documents("challenge", CHALLENGES, MOST_CHALLENGES + 1)
        if len(waiting) > MOST_CHALLENGES:
            raise Refused("too-many", "Too many people sign in just now: try again in a minute.")
        old = [("challenge", one.key) for one in waiting if one.at < now - FRESH_MS]
        await store.write([Document("challenge", key, CHALLENGES, now, 0, msgspec.json.encode(doc))], old)
        return key

    async def _take(self, key: str) -> ChallengeDoc:
        """A challenge can be answered once."""
        found = await self.hall.store.document("challenge", key)
        if found is None or found.at < self.hall.now() - FRESH_MS:
            raise bad_passkey()
        await self.hall.store.write([], [("challenge", key)])
        return msgspec.json.decode(found.doc, type=ChallengeDoc)


def must_be_available() -> None:
    if not AVAILABLE:
        raise Refused("no-page", "This hall has no passkeys; its host can install the extra 'passkeys'.")


def bad_passkey() -> Refused:
    return Refused("bad-passkey", "That passkey cannot be used here, or it took too long: try again.")
