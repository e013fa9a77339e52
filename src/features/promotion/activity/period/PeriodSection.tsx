import { Button, Form, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { AT_ONCE, isAtOnce, type Period, periodText } from '#features/mall/activity/model'
import { FormField } from '#shared/form/FormField'
import styles from './PeriodSection.module.css'
import { quickPeriods } from './quickPeriods'

type Props = { initial: { startTime: string }; editor: { isSaving: boolean; change: (period: Period) => void } }

/** The start and end of an activity in its form, with usual periods by one click. */
export function PeriodSection({ initial, editor }: Props) {
  const { t } = useTranslation()
  const startTime = Form.useWatch<string>('startTime') ?? ''
  return (
    <>
      <FormField
        name="startTime"
        dependencies={['endTime']}
        extra={isAtOnce(startTime, initial.startTime) ? translateMessage(t, AT_ONCE) : undefined}
      />
      <FormField
        name="endTime"
        dependencies={['startTime']}
        extra={
          <Space size={4} wrap className={styles.quick}>
            {quickPeriods(startTime).map(({ label, ...period }) => (
              <Button
                key={translateMessage(t, label)}
                size="small"
                title={periodText(period)}
                disabled={editor.isSaving}
                onClick={() => editor.change(period)}
              >
                {translateMessage(t, label)}
              </Button>
            ))}
          </Space>
        }
      />
    </>
  )
}
