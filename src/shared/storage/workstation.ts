import { openDatabase } from './database'
import { WORKSTATION, WORKSTATION_TABLE } from './workstationValue'

/** What this workstation keeps beside the drafts and the settings. */
export const workstation = openDatabase(WORKSTATION, WORKSTATION_TABLE)
