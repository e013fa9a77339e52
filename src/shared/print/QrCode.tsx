import { QRCode } from 'antd'

type QrCodeProps = {
  value: string
  /** Edge length in mm. */
  size?: number
}

/** A QR code as SVG, black on white whatever the theme, because it is printed. */
export function QrCode({ value, size = 16 }: QrCodeProps) {
  const edge = `${size}mm`
  return (
    <QRCode
      type="svg"
      value={value}
      color="#000"
      bgColor="#fff"
      bordered={false}
      aria-label={value}
      style={{ width: edge, height: edge, padding: 0 }}
    />
  )
}
