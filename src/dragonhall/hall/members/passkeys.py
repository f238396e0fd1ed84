"""Passkeys (WebAuthn): sign in by unlocking a phone or computer. Needs the extra ``passkeys``."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from .. import protocol as p
from ..base.errors import Refused
from ..store import Conflict, Document, Store
from ..store.collection import Collection, Empty
from ..tables.address_tags import AddressTags
from ..tables.codes import new_token, token_hash
from .accounts import Account, Accounts

MAX_PASSKEYS = 10
HOUSE = "Dragonhall"
ANSWERED, CHALLENGES = "challenge", "challenges"
"""Documents: answered challenges, kept as long as somebody could answer them again; and their owner."""
FRESH_MS = 5 * 60_000
CLEARED = 1_000
"""Maximum answered challenges deleted at once."""
AVAILABLE = find_spec("webauthn") is not None


class PasskeyDoc(Struct):
    public_key: bytes
    sign_count: int
    origin: str = ""
    """The origin where it was made and the only one where it may be used. Empty for a passkey of an older version,
    until it is used again."""


class Passkeys:
    """Makes and checks passkeys.

    A browser identifies a passkey by the host alone, so a page on another port could ask for a signature. The hall
    therefore checks the full origin, and that the device has recognised its owner.

    The purpose of a challenge is in its name, and the challenge is derived from the name with a key of the hall. So
    unanswered challenges leave no trace, and the answer may come to another server.
    """

    def __init__(self, store: Store, now: Callable[[], int], accounts: Accounts, tags: AddressTags) -> None:
        self.store, self.now, self.accounts, self.tags = store, now, accounts, tags
        self.passkeys = Collection(store, "passkey", PasskeyDoc)
        self.answered = Collection(store, ANSWERED, Empty)

    async def of_member(self, member: str) -> list[str]:
        """List the passkeys of a member."""
        return [passkey.key for passkey in await self.passkeys.of(member, MAX_PASSKEYS)]

    async def options(self, host: str, origin: str, account: Account | None) -> p.PasskeyOptions:
        """Return the options with which a browser makes a passkey for an account, or signs in."""
        must_be_available()
        import webauthn
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        name = f"{self.now()}-{account.member if account else ''}-{new_token()}"
        if account is None:
            made: Any = webauthn.generate_authentication_options(
                rp_id=host,
                challenge=self._challenge(name, origin),
                user_verification=UserVerificationRequirement.REQUIRED,
            )
        else:
            known = await self.of_member(account.member)
            if len(known) >= MAX_PASSKEYS:
                raise too_many()
            made = webauthn.generate_registration_options(
                challenge=self._challenge(name, origin),
                rp_id=host,
                rp_name=HOUSE,
                user_id=account.member.encode(),
                user_name=account.doc.name,
                exclude_credentials=[PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(key)) for key in known],
                # The authenticator stores the account, so that nobody needs a name to sign in.
                authenticator_selection=AuthenticatorSelectionCriteria(
                    resident_key=ResidentKeyRequirement.REQUIRED,
                    user_verification=UserVerificationRequirement.REQUIRED,
                ),
            )
        return p.PasskeyOptions(name, json.loads(webauthn.options_to_json(made)))

    async def add(self, account: Account, asked: p.AddPasskey, host: str, origin: str) -> None:
        must_be_available()
        import webauthn

        self._check(asked.challenge, account.member, origin)
        try:
            found = webauthn.verify_registration_response(
                credential=asked.credential,
                expected_challenge=self._challenge(asked.challenge, origin),
                expected_rp_id=host,
                expected_origin=origin,
                require_user_verification=True,
            )
        except Exception as error:
            raise bad_passkey() from error
        # Options may have been requested many times before.
        if len(await self.of_member(account.member)) >= MAX_PASSKEYS:
            raise too_many()
        doc = PasskeyDoc(found.credential_public_key, found.sign_count, origin)
        key = webauthn.helpers.bytes_to_base64url(found.credential_id)
        new = self.passkeys.new(key, account.member, self.now(), doc)
        try:
            await self._answered(asked.challenge, new)
        except Conflict:
            raise Refused("bad-passkey", "This passkey is known already.") from None

    async def sign_in(self, asked: p.SignInWithPasskey, host: str, origin: str) -> tuple[Account, str]:
        must_be_available()
        import webauthn

        self._check(asked.challenge, "", origin)
        key = str(asked.credential.get("id", ""))[:1000]
        known = await self.passkeys.get(key)
        account = None if known is None else await self.accounts.account(known.owner)
        if known is None or account is None or known.doc.origin not in (origin, ""):
            raise bad_passkey()
        try:
            found = webauthn.verify_authentication_response(
                credential=asked.credential,
                expected_challenge=self._challenge(asked.challenge, origin),
                expected_rp_id=host,
                expected_origin=origin,
                credential_public_key=known.doc.public_key,
                credential_current_sign_count=known.doc.sign_count,
                require_user_verification=True,
            )
        except Exception as error:
            raise bad_passkey() from error
        known.doc.sign_count, known.doc.origin = found.new_sign_count, origin
        try:
            await self._answered(asked.challenge, self.passkeys.changed(known))
        except Conflict:
            raise bad_passkey() from None
        return account, await self.accounts.new_session(account, asked.device, asked.keys)

    def _challenge(self, name: str, origin: str) -> bytes:
        """Return the challenge of this name for pages of this origin, which nobody else can make."""
        return self.tags.seal(f"passkey {origin} {name}")

    def _check(self, name: str, member: str, origin: str) -> None:
        """Raise Refused for a challenge that is too old, or was for another member who adds a passkey (or signs in)."""
        at, _, rest = name.partition("-")
        fresh = at.isascii() and at.isdecimal() and len(at) < 16 and 0 <= self.now() - int(at) <= FRESH_MS
        if not origin or not fresh or rest.partition("-")[0] != member:
            raise bad_passkey()

    async def _answered(self, name: str, passkey: Document) -> None:
        """Write a passkey together with its answered challenge; raise Conflict if it was answered before."""
        now = self.now()
        old = await self.answered.of(CHALLENGES, CLEARED, now - FRESH_MS)
        used = self.answered.new(token_hash(name), CHALLENGES, now)
        await self.store.write([passkey, used], [self.answered.ref(each.key) for each in old])


def must_be_available() -> None:
    if not AVAILABLE:
        raise Refused("no-page", "This hall has no passkeys; its host can install the extra 'passkeys'.")


def too_many() -> Refused:
    return Refused("too-many", f"A member has {MAX_PASSKEYS} passkeys at most.")


def bad_passkey() -> Refused:
    return Refused("bad-passkey", "That passkey cannot be used here, or it took too long: try again.")
