import { useCallback, useEffect, useState } from 'react'
import { sessionStore } from '#shared/storage/webStorage'

/**
 * A countdown in whole seconds that survives a reload, because its end is stored under `name`. Another name is another
 * countdown.
 *
 * @returns the seconds left, 0 when not running, and a function that starts it
 */
export function useCountdown(name: string, seconds: number): [number, () => void] {
  const [, tick] = useState<object>()
  const left = secondsLeft(name, seconds)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => tick({}), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = useCallback(() => {
    startCountdown(name, seconds)
    tick({})
  }, [name, seconds])
  return [left, start]
}

/** Starts a countdown that is not shown; one on screen shows it with its next render. */
export function startCountdown(name: string, seconds: number): void {
  sessionStore.set(name, String(Date.now() + seconds * 1000))
}

/** A clock that was set back must not disable the button longer than the countdown itself. */
function secondsLeft(name: string, seconds: number): number {
  const end = Number(sessionStore.get(name) ?? 0)
  return Math.min(seconds, Math.max(0, Math.ceil((end - Date.now()) / 1000)))
}
