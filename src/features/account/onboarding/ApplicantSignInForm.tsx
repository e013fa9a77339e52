import { signInApplicant } from '#features/account/register/api'
import { PhoneCodeSection } from '#features/account/signIn/PhoneCodeSection'
import type { SellerUser } from '#shared/session'

/** Signs in a member without an open shop, by phone and SMS code: the sellers' sign-in rejects them. */
export function ApplicantSignInForm({ onSignedIn }: { onSignedIn: (user: SellerUser) => void }) {
  return <PhoneCodeSection kind="LOGIN" lock="applicantSmsUntil" send={signInApplicant} onDone={onSignedIn} />
}
