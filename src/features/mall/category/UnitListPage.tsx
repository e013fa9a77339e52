import { useTranslation } from 'react-i18next'
import { ListPage } from '#shared/list/ListPage'
import textStyles from '#shared/ui/text.module.css'
import { units } from './api'
import { unitFields } from './fields'

/** 计量单位: the platform's units that goods are sold in. Shops only read them. */
export default function UnitListPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      caption={t('计量单位')}
      query={units.page}
      fields={unitFields}
      filters={[]}
      rowKey="id"
      columns={['name', 'createTime', 'updateTime', 'createBy']}
      toolbar={<span className={textStyles.secondary}>{t('单位由平台统一维护，需要新单位请联系平台')}</span>}
      empty={{ text: '平台还没有计量单位，请联系平台添加。' }}
    />
  )
}
