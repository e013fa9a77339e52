/** Editors that are not held to it, and why. */
export const unmovedEditors: Record<string, string> = {
  'store/logistics/LogisticsEditor': 'the account with a carrier of the platform, which is not deleted',
}
