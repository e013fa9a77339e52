import { createContext } from 'react'

/** Whether the window of the site is a phone's: its blocks stand below each other. */
export const NarrowScreen = createContext(false)
