import { returnFocus } from './focusBack'
import { openLiveRegion } from './liveRegion'
import { openByDown } from './openByDown'

/** What the shell does for those who hear it and use its keys. Returns the cleanup. */
export function attend(): () => void {
  const ends = [openLiveRegion(), returnFocus(), openByDown()]
  return () => {
    for (const end of ends) end()
  }
}
