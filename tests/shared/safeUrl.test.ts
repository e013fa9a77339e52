import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { paths } from '#tests/architecture/source'

/**
 * Addresses made here, not by a server: an anchor of the page, a file of this computer, and those checked by `FileLink`
 * or, for the crop of a picture, by `useCropping`. Those of the site itself, and of its operator's file, need no check.
 */
const OWN = [
  'src/app/layout/Layout.tsx',
  'src/shared/media/FilePreview.tsx',
  'src/features/common/file/picture/CropDialog.tsx',
  'src/features/common/region/PositionPicker.tsx',
  'src/features/procurement/delivery/signedCopies/SignedCopyTable.tsx',
]

it('every address in href and src passes safeUrl or safePicture', () => {
  const bare = paths
    .filter((path) => /^src\/.*\.tsx$/.test(path) && !OWN.includes(path))
    .filter((path) => {
      const code = readFileSync(path, 'utf8')
      return (
        /\s(?:href|src)=\{(?!siteUrl\(|siteAddress\(|currentLogo\()/.test(code) && !/from '#shared\/safeUrl'/.test(code)
      )
    })
  expect(bare).toEqual([])
})
