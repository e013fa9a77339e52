/**
 * What a feature says of its screens to a new user, by the name of the screen; a screen that needs nothing is absent.
 */
export type Guide = Readonly<Record<string, ScreenGuide>>

/** What helps to find and to understand one screen. */
export type ScreenGuide = {
  /** Three sentences, in Chinese: what the screen is for, what is done most there, and what is not obvious. */
  introduction?: readonly string[]
  /**
   * What users call the screen beside its title, in both languages, blanks between: words of the trade, of the systems
   * that they come from, and of what they want to do there.
   */
  words?: string
}
