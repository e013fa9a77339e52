import { DownloadOutlined, InboxOutlined } from '@ant-design/icons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Space, Steps, Upload } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { OWN_TRUCK } from '#features/store/logistics/model'
import { DraftNotice } from '#shared/editor/EditorBar'
import { EditorPage } from '#shared/editor/EditorPage'
import { IMPORT_ACCEPT } from '#shared/excel/importFile'
import { FieldsForm } from '#shared/form/FieldsForm'
import { saveFile } from '#shared/http/files'
import { semicolon } from '#shared/i18n'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { Section } from '#shared/record/Section'
import { OpenButton } from '#shared/ui/OpenButton'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState } from '#shared/ui/states'
import { shipTemplate } from './shipTemplate'
import { useBatchShip } from './useBatchShip'

// The grid is loaded with the first file.
const BatchShipRows = lazyWithRetry(async () => ({ default: (await import('./BatchShipRows')).BatchShipRows }))

/** 批量发货: ships orders listed in a workbook; each row has its result, and failed rows are corrected here and retried. */
export default function BatchShipPage() {
  const { t } = useTranslation()
  const ship = useBatchShip()
  const { editor, rows, said, result } = ship
  const queries = useQueryClient()
  const template = useMutation({ mutationFn: () => shipTemplate(queries), onSuccess: saveFile })
  const step = result && rows.length === 0 ? 2 : rows.length > 0 ? 1 : 0
  return (
    <EditorPage>
      <DraftNotice editor={editor} />
      <Section title={t('批量发货')}>
        <Steps
          size="small"
          current={step}
          items={[t('下载模板并填写'), t('上传并核对'), t('完成')].map((title) => ({ title }))}
        />
      </Section>
      <Section
        title={t('发货单据')}
        extra={
          <Space>
            <Button
              icon={<DownloadOutlined aria-hidden="true" />}
              loading={template.isPending}
              onClick={() => template.mutate()}
            >
              {t('下载导入模板')}
            </Button>
            <Upload
              accept={IMPORT_ACCEPT}
              showUploadList={false}
              beforeUpload={(file) => {
                void ship.read(file)
                return false
              }}
            >
              <Button type="primary" icon={<InboxOutlined aria-hidden="true" />}>
                {t('上传 Excel')}
              </Button>
            </Upload>
          </Space>
        }
      >
        {ship.questions}
        {said && (
          <Alert
            type={said.isBad ? 'error' : 'info'}
            showIcon
            title={said.texts.map((one) => translateMessage(t, one)).join(semicolon())}
          />
        )}
        {result && (
          <Alert
            type={result.failed > 0 ? 'warning' : 'success'}
            showIcon
            title={t('已发货 {{done}} 单，未成功 {{failed}} 单', result)}
            action={<OpenButton name="orderList">{t('查看商品订单')}</OpenButton>}
          />
        )}
        <FieldsForm {...editor.formProps} fields={{}} validate={() => ({})}>
          {rows.length > 0 ? (
            <Suspense fallback={<PageLoading />}>
              <BatchShipRows ship={ship} />
            </Suspense>
          ) : (
            <EmptyState
              text={
                t(
                  '模板里已列出全部待发货和部分发货的订单，部分发货的订单发出剩余数量。填好物流公司和物流编号后上传，未填写的订单会略过。',
                ) + (ship.ids.has(OWN_TRUCK) ? t('自有车辆不填物流编号，改填车牌号、司机电话、司机姓名三列。') : '')
              }
            />
          )}
        </FieldsForm>
      </Section>
    </EditorPage>
  )
}
