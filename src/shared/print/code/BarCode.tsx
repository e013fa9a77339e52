import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js'

type BarCodeProps = {
  /** Printable ASCII; anything else cannot be encoded and is shown as text only. */
  value: string
  /** Height of the bars in mm. */
  height?: number
  /** Width of one module in mm; 0.25 is the minimum for a dot-matrix printer and a barcode scanner. */
  module?: number
  /** Whether the text is printed under the bars. */
  showText?: boolean
}

/** Quiet zone on each side, in modules, as CODE128 requires. */
const QUIET_ZONE = 10

/** A CODE128 bar code as SVG in real millimetres. */
export function BarCode({ value, height = 8, module = 0.25, showText = false }: BarCodeProps) {
  const bits = code128(value)
  if (bits === null) return <span>{value}</span>
  const modules = bits.length + 2 * QUIET_ZONE
  return (
    <span style={{ display: 'inline-block', textAlign: 'center', lineHeight: 1.1 }}>
      <svg
        role="img"
        aria-label={value}
        viewBox={`0 0 ${modules} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        style={{ width: `${modules * module}mm`, height: `${height}mm` }}
      >
        <path d={barPath(bits)} fill="#000" />
      </svg>
      {showText && value}
    </span>
  )
}

/** The modules of a text as 0 and 1, or null where CODE128 cannot encode it. */
function code128(value: string): string | null {
  return /^[\x20-\x7e]+$/.test(value) ? new CODE128(value, {}).encode().data : null
}

function barPath(bits: string): string {
  return [...bits.matchAll(/1+/g)]
    .map((run) => `M${QUIET_ZONE + run.index} 0h${run[0].length}v1h-${run[0].length}z`)
    .join('')
}
