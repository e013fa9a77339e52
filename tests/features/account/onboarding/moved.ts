/** Editors that are not held to it, and why. */
export const unmovedEditors: Record<string, string> = {
  'account/onboarding/BankStep': 'the own application, which is not deleted',
  'account/onboarding/CompanyStep': 'the own application, which is not deleted',
  'account/onboarding/StoreStep': 'the own application, which is not deleted',
}
