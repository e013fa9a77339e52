import { StudioForm } from '#features/promotion/live/room/StudioForm'
import { StudioRecord } from '#features/promotion/live/room/StudioRecord'
import { OpenedRecord } from '#shared/record/OpenedRecord'
import { studios } from './api'
import { studioFields } from './fields'
import { isEditable } from './model'

/**
 * 直播间: a new one, a copy of another, or the one that the address names; once started, or without the right to change
 * it, it is read-only.
 */
export default function LiveEditPage() {
  return (
    <OpenedRecord
      list="live"
      byId={studios.byId}
      title={({ name }) => name}
      draft={{ screen: 'add-live', fields: studioFields }}
      mayEdit={isEditable}
      form={(saved, isCopy) => <StudioForm key={saved?.id ?? 'new'} studio={saved} isCopy={isCopy} />}
      record={(saved) => <StudioRecord studio={saved} />}
    />
  )
}
