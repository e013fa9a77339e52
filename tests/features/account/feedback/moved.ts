/** Editors that are not held to it, and why. */
export const unmovedEditors: Record<string, string> = {
  'account/feedback/FeedbackEditor': 'new only',
}
