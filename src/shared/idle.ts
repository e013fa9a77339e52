/** The setting of this workstation for the idle sign-out, in minutes; 0 never signs out. */
export const IDLE_PREF = 'idleMinutes'

/** Minutes without activity after which a user is signed out, unless the workstation says otherwise. */
export const DEFAULT_IDLE_MINUTES = 30
