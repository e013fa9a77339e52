/** A PNG as far as its header goes, 800 × 800 px unless told otherwise; `size` in bytes. */
export function pictureFile(name: string, { size = 24, width = 800, height = 800 } = {}): File {
  const bytes = new Uint8Array(Math.max(size, 24))
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return new File([bytes], name, { type: 'image/png' })
}

/** A PDF as far as its header goes; `content` follows it. */
export function pdfFile(name: string, content = ''): File {
  return new File([`%PDF-1.4\n${content}`], name, { type: 'application/pdf' })
}
