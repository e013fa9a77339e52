import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = { disabled: boolean; onClick?: () => void }

/** The button of a preview that prints the page on screen; `onClick` where a print is more than that. */
export function PrintButton({ disabled, onClick = () => window.print() }: Props) {
  const { t } = useTranslation()
  return (
    <Button type="primary" icon={<PrinterOutlined aria-hidden="true" />} disabled={disabled} onClick={onClick}>
      {t('打印')}
    </Button>
  )
}
