import { QRCode } from 'antd'
import { memo } from 'react'

type QrCodeProps = {
  value: string
  /** Edge length in mm, on paper and on screen. */
  size?: number
  /** Its accessible name, when the value is not fit to be read out. */
  label?: string
}

/** A QR code as SVG, black on white in every theme, because it is printed and scanned. */
export const QrCode = memo(function QrCode({ value, size = 16, label = value }: QrCodeProps) {
  const edge = `${size}mm`
  return (
    <QRCode
      type="svg"
      value={value}
      color="#000"
      bgColor="#fff"
      bordered={false}
      aria-label={label}
      style={{ width: edge, height: edge, padding: 0 }}
    />
  )
})
