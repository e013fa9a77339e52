import { focusDialog } from './focusDialog'
import { openLiveRegion } from './liveRegion'
import { markChinese } from './markChinese'
import { nameParts } from './nameParts'
import { openByDown } from './openByDown'
import { returnFocus } from './returnFocus'
import { showRowStart } from './showRowStart'

/** What the shell does for screen readers and for work by keyboard. Returns the cleanup. */
export function startAccessibility(): () => void {
  const ends = [
    openLiveRegion(),
    returnFocus(),
    focusDialog(),
    openByDown(),
    showRowStart(),
    nameParts(),
    markChinese(),
  ]
  return () => {
    for (const end of ends) end()
  }
}
