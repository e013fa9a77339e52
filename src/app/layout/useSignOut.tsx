import { useQueryClient } from '@tanstack/react-query'
import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { signOutEverywhere as endSession } from '#app/session/sessionExpiry'

/**
 * Signing out: warns of unsaved forms, and asks whether to keep the drafts on this computer. The material
 * variant also calls the server; local storage is cleared.
 */
export function useSignOut(): { signOut: () => void; holder: ReactNode } {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [modal, holder] = Modal.useModal()

  const signOut = async () => {
    const question = await import('#app/session/signOutQuestion').catch(() => null)
    // When the question fails to load, sign out all the same; drafts are kept.
    if (!question) return endSession(queryClient)
    await question.askSignOut(modal, t, (choice) => endSession(queryClient, choice))
  }
  return { signOut: () => void signOut(), holder }
}
