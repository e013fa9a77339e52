import { Image } from 'antd'

/** A small picture, to enlarge by a click. */
export default function Picture({ url }: { url: string }) {
  return <Image src={url} alt="" width={48} height={32} style={{ objectFit: 'contain' }} />
}
