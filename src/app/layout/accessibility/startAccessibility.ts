import { openLiveRegion } from './liveRegion'
import { markChinese } from './markChinese'
import { nameClear } from './nameClear'
import { openByDown } from './openByDown'
import { returnFocus } from './returnFocus'
import { showRowStart } from './showRowStart'

/** What the shell does for screen readers and for work by keyboard. Returns the cleanup. */
export function startAccessibility(): () => void {
  const ends = [openLiveRegion(), returnFocus(), openByDown(), showRowStart(), nameClear(), markChinese()]
  return () => {
    for (const end of ends) end()
  }
}
