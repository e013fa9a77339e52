import { text } from '#domain/text'
import { RegionPicker } from '#features/common/region/RegionPicker'
import type { Contact, ContactKind } from '#features/store/setting/model/contact'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import { settings } from './api'
import { consigneeFields, consignorFields } from './fields'
import { validateContact } from './model'
import { SettingForm } from './SettingForm'

type Props = { kind: ContactKind; title: string; contact: Contact; reopen: () => Promise<unknown> }

/** The contact of the place that goods ship from, or of a return address. */
export function ContactTab({ kind, title, contact, reopen }: Props) {
  return (
    <SettingForm
      tab={kind}
      title={text(title)}
      record={settings.contact(kind)}
      opened={contact}
      valuesOf={(saved) => saved}
      fields={kind === 'deliver' ? consignorFields : consigneeFields}
      validate={validateContact}
      mutation={settings.saveContact()}
      toPayload={(values) => ({ kind, contact: values })}
      onSaved={reopen}
      words={[
        [/手机|电话/, 'mobile'],
        [/姓名/, 'name'],
        [/地址/, 'detail'],
      ]}
    >
      <FormGrid>
        <FormField name="name" isWide />
        <FormField name="mobile" isWide />
        <FormField name="region" isWide>
          <RegionPicker depth={3} />
        </FormField>
        <FormField name="detail" isWide />
      </FormGrid>
    </SettingForm>
  )
}
