import { Image } from 'antd'

/** A small picture, to enlarge by a click. `alt` says what it is, because it is a button too. */
export default function Picture({ url, alt }: { url: string; alt: string }) {
  return <Image src={url} alt={alt} width={48} height={32} style={{ objectFit: 'contain' }} />
}
