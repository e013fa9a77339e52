import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCapability } from '#shared/capability/useCapability'
import { WithCapability } from '#shared/capability/WithCapability'
import { EditorPage } from '#shared/editor/EditorPage'
import { DescriptionList } from '#shared/record/DescriptionList'
import { Section } from '#shared/record/Section'
import { IN_PLACE } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { ErrorState } from '#shared/ui/states'
import { members } from './api'
import { DemoSection } from './DemoSection'
import { profileFields } from './fields'
import { ProfileEditor } from './ProfileEditor'
import { SecuritySection } from './SecuritySection'

/** 个人中心: the signed-in person's profile, phone, password and idle sign-out. */
export default function ProfilePage() {
  const { t } = useTranslation()
  const canEdit = useCapability('profileEditing')
  const query = useQuery({ ...members.own(null), meta: IN_PLACE })
  const [saves, setSaves] = useState(0)
  const { data: member, error, refetch } = query
  if (!member && error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!member) return <PageLoading />
  return (
    <EditorPage>
      {canEdit ? (
        <ProfileEditor
          key={saves}
          member={member}
          onSaved={async () => {
            await refetch()
            setSaves((count) => count + 1)
          }}
        />
      ) : (
        <Section title={t('基本信息')}>
          <DescriptionList fields={profileFields} record={member} names={['username', 'nickName']} />
        </Section>
      )}
      <SecuritySection member={member} />
      <WithCapability of="demoReset">
        <DemoSection />
      </WithCapability>
    </EditorPage>
  )
}
