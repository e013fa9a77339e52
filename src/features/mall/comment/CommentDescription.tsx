import { picturesOf } from '#features/common/file/model'
import { Buyer } from '#features/mall/order/public/Buyer'
import { Photos } from '#shared/media/Photos'
import { PictureCell } from '#shared/media/PictureCell'
import { DescriptionList } from '#shared/record/DescriptionList'
import { commentFields } from './fields'
import type { Comment } from './model'

/** What a buyer said, with scores and pictures. */
export function CommentDescription({ comment, hasReply = false }: { comment: Comment; hasReply?: boolean }) {
  const { goodsImage, goodsName } = comment
  return (
    <DescriptionList
      fields={commentFields}
      record={comment}
      names={[
        { field: 'goodsName', isWide: true, render: <PictureCell image={goodsImage} name={goodsName} /> },
        { field: 'content', isWide: true },
        { field: 'images', isWide: true, render: <Photos urls={picturesOf(comment.images)} /> },
        'grade',
        'descriptionScore',
        'serviceScore',
        'deliveryScore',
        { field: 'memberName', render: <Buyer of={comment} /> },
        'createTime',
        {
          field: 'orderNo',
          isWide: true,
        },
        ...(hasReply
          ? [
              { field: 'reply' as const, isWide: true },
              {
                field: 'replyImage' as const,
                isWide: true,
                render: <Photos urls={picturesOf(comment.replyImage)} />,
              },
            ]
          : []),
      ]}
    />
  )
}
