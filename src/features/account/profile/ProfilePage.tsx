import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { WithCapability } from '#shared/capability/WithCapability'
import { EditorPage } from '#shared/editor/EditorPage'
import { IN_PLACE } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { ErrorState } from '#shared/ui/states'
import { members } from './api'
import { DemoSection } from './DemoSection'
import { ProfileEditor } from './ProfileEditor'
import { SecuritySection } from './SecuritySection'

/** 个人中心: the signed-in person's profile, phone, password and idle sign-out. */
export default function ProfilePage() {
  const query = useQuery({ ...members.own(null), meta: IN_PLACE })
  const [saves, setSaves] = useState(0)
  const { data: member, error, refetch } = query
  if (!member && error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!member) return <PageLoading />
  return (
    <EditorPage>
      <ProfileEditor
        key={saves}
        member={member}
        onSaved={async () => {
          await refetch()
          setSaves((count) => count + 1)
        }}
      />
      <SecuritySection member={member} />
      <WithCapability of="demoReset">
        <DemoSection />
      </WithCapability>
    </EditorPage>
  )
}
