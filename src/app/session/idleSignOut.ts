import type { QueryClient } from '@tanstack/react-query'
import { showNotice } from '#app/notifications/notifications'
import { isLoggedIn } from '#shared/session'
import { setForgetting } from '#shared/storage/forgetting'
import { currentVariant } from '#shared/variant'
import { startIdleWatch } from './idle'
import { signOut, signOutEverywhere } from './sessionExpiry'

/** Signs out a user who is idle for the time set at this workstation. Calling it again has no effect. */
export function watchIdle(queryClient: QueryClient): void {
  // Loaded now: without a network after the sign-out, nothing could be forgotten any more.
  import('./forget').then(({ forgetOld }) => forgetOld()).catch(() => undefined)
  setForgetting(() => signOutEverywhere(queryClient, { forgets: 'everything' }))
  if (!isLoggedIn()) return
  startIdleWatch(() => endIdleSession(queryClient))
}

/** Ends the session of a user who was idle for too long, and says so. */
export async function endIdleSession(queryClient: QueryClient): Promise<void> {
  await (currentVariant().sharedPc ? signOutEverywhere : signOut)(queryClient)
  showNotice(
    currentVariant().sharedPc
      ? '长时间未操作，已自动退出登录。这是公用电脑，未提交的内容没有保留。'
      : '长时间未操作，已自动退出登录。未提交的内容已存为草稿。',
  )
}
