import { callerTables } from '#mocks/kernel/auth/caller'
import { attachmentUrl } from '#mocks/kernel/server/file'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { dayFrom } from '#mocks/kernel/store/time'
import { type FileRow, type FolderRow, fileTables } from './rows'

/** Folders with their files; a name with `/` is a folder inside the one before it. */
const TREE: Record<string, readonly string[]> = {
  企业资质: ['营业执照正本.jpg', '开户许可证.jpg', '质量管理体系认证.png', '安全生产许可证.jpg'],
  '企业资质/检测报告': ['HRB400E力学性能检测.jpg', '盘螺抽检报告.jpg', '水泥28天强度报告.png'],
  '企业资质/检测报告/历年': ['2023年型式检验.jpg', '2024年型式检验.jpg'],
  商品照片: ['螺纹钢Φ12.jpg', '螺纹钢Φ16.jpg', '螺纹钢Φ25.jpg', '盘螺Φ8.jpg', '线材Φ6.5.jpg', '中砂.jpg'],
  '商品照片/详情图': ['螺纹钢规格表.png', '捆扎与标牌.jpg', '装车示意.jpg', '仓储实景.mp4'],
  门店: ['店铺招牌.jpg', '仓库外景.jpg', '码头堆场.jpg', '过磅现场.mp4', '办公室前台.jpg'],
}
/** Files in no folder. */
const LOOSE = ['店铺LOGO.png', '年会合影.jpg', '国庆发货通知.gif']

const SUPPLIERS = ['9001', '9003']

/** 27 files in 6 folders for each demo supplier. */
export function seedFiles(today: string): SeedPart[] {
  const folders = SUPPLIERS.flatMap((supplierId) => foldersOf(supplierId))
  const files = SUPPLIERS.flatMap((supplierId) => {
    const own = folders.filter((folder) => folder.supplierId === supplierId)
    const inFolders = Object.values(TREE).flatMap((names, at) =>
      names.map((name) => ({ name, fileDirectoryId: own[at]?.id ?? '' })),
    )
    const loose = LOOSE.map((name) => ({ name, fileDirectoryId: '' }))
    return [...inFolders, ...loose].map((file, index) => fileOf(today, supplierId, file, index))
  })
  return [into(fileTables.fileFolders, folders), into(fileTables.files, files)]
}

function foldersOf(supplierId: string): FolderRow[] {
  const paths = Object.keys(TREE)
  const idOf = (path: string) => `17690000000${supplierId}${String(paths.indexOf(path) + 1).padStart(4, '0')}`
  return paths.map((path) => {
    const parts = path.split('/')
    const parent = parts.slice(0, -1).join('/')
    return {
      id: idOf(path),
      supplierId,
      directoryName: parts.at(-1) ?? '',
      parentId: parent === '' ? '0' : idOf(parent),
      level: parts.length - 1,
    }
  })
}

function fileOf(
  today: string,
  supplierId: string,
  { name, fileDirectoryId }: Pick<FileRow, 'name' | 'fileDirectoryId'>,
  index: number,
): FileRow {
  const owner = callerTables.accounts.find((row) => row.supplierId === supplierId && row.shopkeeper)
  const ending = /\w+$/.exec(name)?.[0] ?? ''
  const isVideo = ending === 'mp4'
  return {
    id: `17691000000${supplierId}${String(index + 1).padStart(4, '0')}`,
    supplierId,
    name,
    fileKey: `${supplierId}/${index + 1}.${ending}`,
    fileSize: String(isVideo ? 6_400_000 + index * 310_000 : 82_000 + ((index * 137_911) % 1_400_000)),
    fileType: isVideo ? 'video/mp4' : `image/${ending === 'jpg' ? 'jpeg' : ending}`,
    url: attachmentUrl(name),
    createBy: owner?.account ?? '',
    createTime: `${dayFrom(today, -3 * index - 1)} ${String(9 + (index % 8)).padStart(2, '0')}:${String((index * 7) % 60).padStart(2, '0')}:00`,
    fileDirectoryId,
    ownerId: owner?.id ?? '',
    userEnums: 'STORE',
  }
}
