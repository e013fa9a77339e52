import { CheckCircleFilled, CloseOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { goods } from '#features/mall/goods/api'
import { contracts } from '#features/procurement/contract/api'
import { cars, drivers } from '#features/procurement/fleet/api'
import { templates } from '#features/store/freight/api'
import { settings } from '#features/store/setting/api'
import { canOperate, type ScreenLink } from '#shared/navigation'
import { usePref } from '#shared/prefs'
import { siteUrl } from '#shared/sitePath'
import { LinkButton } from '#shared/ui/LinkButton'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import styles from './FirstSteps.module.css'

/** The page of the print preview, whose toolbar prints a test page without any note. */
const PREVIEW = '/deliverPreview'
const ONE = { current: 1, size: 1 }
const SILENT = { meta: { silent: true } }

type Step = { key: string; label: string; hint: string; isOffered: boolean; isDone: boolean; link: ScreenLink | null }

type Props = { userId: string; onEnd: () => void }

/** What a new shop needs before its first document, each with a link and a mark once it is there. */
export default function FirstSteps({ userId, onEnd }: Props) {
  const { t } = useTranslation()
  const [isPrinted, setPrinted] = usePref(`testPrint.${userId}`, false)
  const may = {
    shop: canOperate('supplierSetting'),
    driver: canOperate('driverList'),
    car: canOperate('carList'),
    contract: canOperate('agreementList'),
    // Only products need one.
    freight: canOperate('shipTemplate') && canOperate('goods'),
    goods: canOperate('goods'),
    print: canOperate('deliverList'),
  }
  const shop = useQuery({ ...settings.store(null), ...SILENT, enabled: may.shop })
  const driver = useQuery({ ...drivers.page(ONE), ...SILENT, enabled: may.driver })
  const car = useQuery({ ...cars.page(ONE), ...SILENT, enabled: may.car })
  const contract = useQuery({ ...contracts.page(ONE), ...SILENT, enabled: may.contract })
  const freight = useQuery({ ...templates.page(ONE), ...SILENT, enabled: may.freight })
  const product = useQuery({ ...goods.page(ONE), ...SILENT, enabled: may.goods })
  const hasAny = ({ data }: { data?: { total: number } }) => (data?.total ?? 0) > 0
  const all: Step[] = [
    step('shop', '完善店铺资料', '地址与标志会出现在单据和店铺首页', Boolean(shop.data?.storeAddressDetail), {
      name: 'supplierSetting',
    }),
    step('driver', '添加第一个司机', '创建送货单时直接选择', hasAny(driver), { name: 'driverList', query: NEW }),
    step('car', '添加第一辆车', '创建送货单时直接选择', hasAny(car), { name: 'carList', query: NEW }),
    step('contract', '新建第一份合同', '材料可以下载模板填写后导入', hasAny(contract), { name: 'agreementCreate' }),
    step('freight', '新增运费模板', '发布商品时要选择，运费按它计算', hasAny(freight), { name: 'shipTemplateEdit' }),
    step('goods', '发布第一个商品', '平台审核后即可上架', hasAny(product), { name: 'goods-operation' }),
    step('print', '打印测试页', '检查打印机的纸张与偏移', isPrinted, null),
  ]
  const steps = all.filter(({ isOffered }) => isOffered)
  const isOver = steps.every(({ isDone }) => isDone)
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver, onEnd])
  return (
    <section className={styles.steps} aria-label={t('开店准备')}>
      <header className={styles.head}>
        <h2>{t('开店准备')}</h2>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={t('不再显示')}
          title={t('不再显示')}
          onClick={onEnd}
        />
      </header>
      <ol>
        {steps.map(({ key, label, hint, isDone, link }) => (
          <li key={key} className={isDone ? styles.done : undefined}>
            {isDone ? <CheckCircleFilled role="img" aria-label={t('已完成')} /> : <span className={styles.open} />}
            <span>
              {link ? (
                <PageLink name={link.name} query={link.query}>
                  {t(label)}
                </PageLink>
              ) : (
                <LinkButton
                  onClick={() => {
                    setPrinted(true)
                    window.open(siteUrl(PREVIEW), '_blank', 'noopener')
                  }}
                >
                  {t(label)}
                </LinkButton>
              )}
              <span className={`${styles.hint} ${textStyles.secondary}`}>{t(hint)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )

  function step(key: keyof typeof may, label: string, hint: string, isDone: boolean, link: ScreenLink | null): Step {
    return { key, label, hint, isOffered: may[key], isDone, link }
  }
}

const NEW = { edit: 'new' }
