import type { QueryClient } from '@tanstack/react-query'
import { showNotice } from '#app/notifications/notifications'
import { isLoggedIn } from '#shared/session'
import { startIdleWatch } from './idle'
import { signOut } from './sessionExpiry'

/** Signs out a user who is idle for the time set at this workstation. Calling it again has no effect. */
export function watchIdle(queryClient: QueryClient): void {
  if (!isLoggedIn()) return
  startIdleWatch(async () => {
    await signOut(queryClient)
    showNotice('长时间未操作，已自动退出登录。未提交的内容已存为草稿。')
  })
}
