import { OpenedRecord } from '#shared/record/OpenedRecord'
import { templates } from './api'
import { FreightForm } from './FreightForm'
import { templateFields } from './fields'

/** 运费模板: a new one, a copy of another, or the one that the address names. */
export default function FreightEditPage() {
  return (
    <OpenedRecord
      list="shipTemplate"
      byId={templates.byId}
      title={({ name }) => name}
      draft={{ screen: 'shipTemplateEdit', fields: templateFields }}
      form={(saved, isCopy) => <FreightForm key={saved?.id ?? 'new'} template={saved} isCopy={isCopy} />}
    />
  )
}
