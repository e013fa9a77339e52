import { type LookName, tokens } from 'virtual:antd/tokens'
import { DesignTokenContext } from 'antd/es/theme/context'
import { useContext } from 'react'

const known: Partial<Record<LookName, (typeof tokens)[LookName] & { motion: boolean }>> = {}
const motion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * In place of antd's module of this name: the few tokens that components read in script, computed at build time for
 * each look. A change of the look re-renders through the context.
 */
export default function useToken() {
  const { theme, cssVar } = useContext(DesignTokenContext)
  const { theme: mode = 'light', density = 'standard' } = document.documentElement.dataset
  const look = `${mode} ${density}` as LookName
  // Every component asks, and some remember what they made of the answer.
  known[look] ??= { ...tokens[look], motion }
  const token = known[look]
  return [theme, token, '', token, cssVar, true] as const
}

/** No unit is added to these tokens; only the extraction needs to know. */
export const unitless = {}
