import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { maskPhone } from '#domain/mask'
import { ActButtons } from '#shared/act/ActButtons'
import { StatusTag } from '#shared/fields/FieldValue'
import { PreviewHead, PreviewPart, RecordPreview } from '#shared/list/RecordPreview'
import { Facts } from '#shared/record/Facts'
import { clerkActs } from './acts'
import { clerks } from './api'
import { OWNER_HINT } from './ClerkName'
import { clerkFields } from './fields'

/** A clerk in short. */
export default function ClerkPreview({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <RecordPreview resource={clerks.byId} id={id}>
      {(clerk) => (
        <>
          <PreviewHead
            tags={<StatusTag field={clerkFields.status} value={clerk.status} />}
            actions={<ActButtons acts={clerkActs} record={clerk} />}
          />
          {clerk.shopkeeper && <Alert type="info" showIcon title={t(OWNER_HINT)} />}
          <PreviewPart title={t('店员信息')}>
            <Facts
              fields={clerkFields}
              record={clerk}
              names={[
                { field: 'mobile', render: maskPhone(clerk.mobile) },
                { field: 'departmentId', render: clerk.departmentTitle },
                'isSuper',
                'createTime',
                { field: 'roleIds', isWide: true, render: clerk.roles.map(({ name }) => name).join('、') },
              ]}
            />
          </PreviewPart>
        </>
      )}
    </RecordPreview>
  )
}
